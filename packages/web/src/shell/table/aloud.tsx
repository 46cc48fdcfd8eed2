import { plainly } from "@stormakt/words";
import { useEffect, useState } from "react";
import { useT } from "../../words/index.ts";
import { useAtTable, useNow, useTable } from "./context.ts";
import { sayLine } from "./say-line.ts";

/** Says what happens to those who listen: events politely, what is asked of them at once. */
export function Aloud() {
  const t = useT();
  const { speaker, names } = useAtTable();
  const news = useTable((state) => state.news);
  const prompt = useNow()?.prompt ?? null;
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (news === null) return;
    const text = news.lines.flatMap((line) => sayLine(line, speaker, names, t).map(plainly)).join(" ");
    if (text !== "") setSaid(text);
  }, [news, speaker, names, t]);
  const asked = prompt?.asked === true && !prompt.order ? `${t.table.yourTurn}: ${plainly(speaker.ask(prompt.step, prompt.memory))}` : "";
  return (
    <>
      <p className="aloud" aria-live="polite">
        {said}
      </p>
      <p className="aloud" aria-live="assertive">
        {asked}
      </p>
    </>
  );
}
