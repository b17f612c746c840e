const TOKEN = "stint-docs-token";
const SERVER = "stint-docs-server";
const EXAMPLE_SERVER = "http://127.0.0.1:8080/v1";

/** Sends the requests of the forms on operations' pages, and shows the responses. */
export function enableForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(".try form")) {
    remember(form, "token", TOKEN);
    if (form.dataset["api"] === "") addServer(form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(form);
    });
  }
}

/** On a static host, the reader says which service receives the requests. */
function addServer(form: HTMLFormElement): void {
  const label = document.createElement("label");
  const input = document.createElement("input");
  Object.assign(input, { name: "server", type: "url", required: true, value: EXAMPLE_SERVER });
  label.append("Service", input);
  const hint = document.createElement("p");
  hint.className = "hint";
  hint.textContent = `The service must allow the origin ${location.origin} (STINT_CORS_ORIGINS).`;
  form.prepend(label, hint);
  remember(form, "server", SERVER);
}

/** Keeps what is entered while the tab is open. */
function remember(form: HTMLFormElement, name: string, key: string): void {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = sessionStorage.getItem(key) ?? input.value;
  input.addEventListener("change", () => sessionStorage.setItem(key, input.value));
}

async function send(form: HTMLFormElement): Promise<void> {
  const shown = form.nextElementSibling;
  const button = form.querySelector("button");
  if (!(shown instanceof HTMLElement) || !button) throw new Error("The form is incomplete.");
  button.disabled = true;
  try {
    const { url, init } = requestOf(form);
    const began = performance.now();
    const response = await fetch(url, init);
    await show(shown, response, performance.now() - began);
  } catch (error) {
    shown.replaceChildren(line("failed", `The request failed: ${error instanceof Error ? error.message : String(error)}`));
  } finally {
    button.disabled = false;
  }
}

function requestOf(form: HTMLFormElement): { readonly url: URL; readonly init: RequestInit } {
  const { method = "GET", path = "", api = "", type = "" } = form.dataset;
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const base = new URL(api === "" ? text("server") : api, location.href).href;
  const url = new URL(base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(`path:${name}`))));
  const headers = new Headers();
  for (const input of form.querySelectorAll("input")) {
    const [place, name] = input.name.split(":");
    if (name === undefined || input.value === "") continue;
    const values = "repeated" in input.dataset ? input.value.split(",").map((one) => one.trim()) : [input.value];
    if (place === "query") for (const value of values) url.searchParams.append(name, value);
    if (place === "header") headers.set(name, input.value);
  }
  const token = text("token").trim();
  if (token !== "") headers.set("Authorization", `Bearer ${token}`);
  const file = data.get("file");
  if (file instanceof File) headers.set("Content-Type", file.type);
  else if (data.has("body")) headers.set("Content-Type", type);
  const body = file ?? (data.has("body") ? text("body") : null);
  return { url, init: { method, headers, body, credentials: api === "" || token !== "" ? "omit" : "same-origin" } };
}

async function show(place: HTMLElement, response: Response, took: number): Promise<void> {
  const status = line(response.ok ? "succeeded" : "failed", `${response.status} ${response.statusText} · ${Math.round(took)} ms`);
  const headers = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = "Headers";
  headers.append(summary, block([...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n")));
  const type = response.headers.get("content-type") ?? "";
  const content = /json|text\//.test(type) ? block(pretty(await response.text(), type)) : download(await response.blob(), type);
  place.replaceChildren(status, headers, content);
}

function pretty(text: string, type: string): string {
  return type.includes("json") && text !== "" ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

function download(content: Blob, type: string): HTMLElement {
  if (content.size === 0) return line("hint", "The response has no body.");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = "";
  link.textContent = `Download ${content.size} bytes of ${type}`;
  return link;
}

function line(kind: string, text: string): HTMLElement {
  const made = document.createElement("p");
  made.className = kind;
  made.textContent = text;
  return made;
}

function block(text: string): HTMLElement {
  const made = document.createElement("pre");
  made.tabIndex = 0;
  made.textContent = text;
  return made;
}
