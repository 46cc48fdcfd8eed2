import { useEffect, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";

/** What browsers send when the page can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
/** Offers to install the app, where the browser would. */
export function Install() {
  const t = useT();
  const [event, setEvent] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const hear = (heard: Event): void => {
      heard.preventDefault();
      setEvent(heard as InstallEvent);
    };
    addEventListener("beforeinstallprompt", hear);
    return () => removeEventListener("beforeinstallprompt", hear);
  }, []);
  if (event === null) return null;
  return (
    <Button look="quiet" small title={t.landing.installHelp} onClick={() => void event.prompt().finally(() => setEvent(null))}>
      <Icon name="down" size={18} />
      {t.landing.install}
    </Button>
  );
}
/** Says that there is no network, and that games here do not need one. */
export function OfflineNote() {
  const t = useT();
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return online ? null : <p role="status">{t.offlineNow}</p>;
}
