/** Enables push messages in this browser: asks for permission and tells the server its address. */
import { startOwnWorker } from "../shell/client/own-worker.ts";

const competition = document.body.dataset["competition"] ?? "";
const form = document.getElementById("messages-push");
const state = document.getElementById("messages-state");
const button = form?.querySelector<HTMLButtonElement>("button[data-key]") ?? null;

const say = (which: "unknown" | "denied" | "failed"): void => {
  if (state !== null) state.textContent = state.dataset[which] ?? "";
};

const field = (name: string, value: string): void => {
  const input = form?.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (input != null) input.value = value;
};

const base64 = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const subscribe = async (worker: ServiceWorkerRegistration, key: string): Promise<void> => {
  if ((await Notification.requestPermission()) !== "granted") return say("denied");
  try {
    const { pushManager } = worker;
    // A subscription for another server or key is useless.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    field("address", made.endpoint);
    field("p256dh", base64(made.getKey("p256dh")));
    field("auth", base64(made.getKey("auth")));
  } catch {
    return say("failed");
  }
  if (form instanceof HTMLFormElement) form.submit();
};

const start = async (): Promise<void> => {
  const worker = await startOwnWorker(competition);
  if (button === null || state === null) return;
  if (worker === null || !("PushManager" in window)) return say("unknown");
  state.textContent = "";
  button.hidden = false;
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void subscribe(worker, button.dataset["key"] ?? "");
  });
};

void start();
document.body.dataset["alive"] = "true";
