const CHOICE = "stint-docs-language";

/** Shows the samples of each operation one at a time, in the language that the reader chose last. */
export function showTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>(".samples")) {
    const samples = [...group.querySelectorAll<HTMLElement>(".sample")];
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", "Language of the sample");
    const tabs = samples.map((sample, at) => tabOf(sample, at));
    const select = (at: number): void => {
      for (const [other, tab] of tabs.entries()) {
        tab.setAttribute("aria-selected", String(other === at));
        tab.tabIndex = other === at ? 0 : -1;
      }
      for (const [other, sample] of samples.entries()) sample.hidden = other !== at;
    };
    for (const [at, tab] of tabs.entries()) {
      tab.addEventListener("click", () => {
        select(at);
        localStorage.setItem(CHOICE, tab.textContent);
      });
    }
    list.addEventListener("keydown", ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step === undefined) return;
      const next = tabs[(tabs.findIndex(({ tabIndex }) => tabIndex === 0) + step + tabs.length) % tabs.length];
      next?.click();
      next?.focus();
    });
    list.append(...tabs);
    group.prepend(list);
    select(
      Math.max(
        0,
        samples.findIndex(({ dataset }) => dataset["label"] === localStorage.getItem(CHOICE)),
      ),
    );
  }
}

function tabOf(sample: HTMLElement, at: number): HTMLButtonElement {
  const tab = document.createElement("button");
  tab.type = "button";
  tab.id = `tab-${at}`;
  tab.textContent = sample.dataset["label"] ?? "";
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", `sample-${at}`);
  sample.id = `sample-${at}`;
  sample.setAttribute("role", "tabpanel");
  sample.setAttribute("aria-labelledby", tab.id);
  return tab;
}
