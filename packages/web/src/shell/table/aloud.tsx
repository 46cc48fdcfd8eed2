import { plainly } from "@stormakt/words";
import { useT } from "../../words/index.ts";
import { useAtTable, useTable } from "./context.ts";
import { sayLine } from "./say-line.ts";
import { mayAct, newsOf, shownPrompt } from "./screen/select.ts";

/** Says what is shown to those who listen: events politely, what is asked of them at once. */
export function Aloud() {
  const t = useT();
  const { speaker, names } = useAtTable();
  const news = useTable(newsOf);
  const prompt = useTable((state) => (mayAct(state) ? shownPrompt(state) : null));
  const said = news?.lines.flatMap((line) => sayLine(line, speaker, names, t).map(plainly)).join(" ") ?? "";
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
