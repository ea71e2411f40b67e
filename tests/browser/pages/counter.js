// The smallest widget there is: it proves the test pages, so that a fault found is the widget's.
export default {
  render({ model, el, signal }) {
    const button = document.createElement("button");
    const say = () => { button.textContent = `${model.get("tricks")} tricks`; };
    button.addEventListener("click", () => {
      model.set("tricks", model.get("tricks") + 1);
      model.save_changes();
    }, { signal });
    model.on("change:tricks", say);
    say();
    el.append(button);
    return () => model.off("change:tricks", say);
  },
};
