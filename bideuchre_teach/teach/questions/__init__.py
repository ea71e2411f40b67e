"""The questions of the course, a module a track; see `teach.registry` for what a module holds."""
