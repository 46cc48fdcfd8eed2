/** Whether this browser can be told something while the page is closed, and telling the server where. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistration()) === undefined ? null : navigator.serviceWorker.ready;

/** What is subscribed to here; null: nothing. */
export async function subscription(): Promise<PushSubscription | null> {
  return canPush() ? ((await (await registration())?.pushManager.getSubscription()) ?? null) : null;
}
/** Asks the browser, which asks its person. Null: they would rather not. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await registration();
  return worker === null ? null : worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
