import { useEffect, useState } from "react";
import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/marks.tsx";
import { useNotice } from "../link/notice.ts";
import { takeNewest, useOutdated } from "../link/version.ts";
import { useT } from "../words/index.ts";
import css from "./notice-bar.module.css";

/** What whoever runs the server says to everybody: most often that it is about to restart. */
export function NoticeBar() {
  const t = useT();
  const notice = useNotice();
  const { isOutdated } = useOutdated();
  const restart = notice?.restart ?? null;
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    if (restart === null) return;
    const timer = setInterval(() => setTime(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [restart]);
  if (isOutdated)
    return (
      <div className={`${css.bar} no-print`} role="alert">
        <Icon name="glass" size={20} />
        <p>{t.notice.outdated}</p>
        <Button small look="brass" onClick={() => void takeNewest()}>
          {t.notice.reload}
        </Button>
      </div>
    );
  if (notice === null) return null;
  const left = restart === null ? null : Math.max(0, Math.round((restart - time) / 1_000));
  return (
    <div className={`${css.bar} no-print`} role="status">
      <Icon name="glass" size={20} />
      <p>
        {notice.text !== "" && <>{notice.text} </>}
        {left !== null && <b>{left === 0 ? t.notice.now : t.notice.restart(t.table.left(left))}</b>}
      </p>
    </div>
  );
}
