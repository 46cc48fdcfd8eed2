import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useNameOf } from "../standing/standing-data.ts";
import css from "./me.module.css";
import { useMeWords } from "./me-data.ts";

/** Whose a link is that somebody has opened who is here as somebody else. */
export interface Asked {
  readonly name: string;
  readonly here: string;
  /** Whether what they did here as a guest would go along. */
  readonly isGuest: boolean;
}
interface Props {
  readonly asked: Asked;
  /** Nothing is done before one of the two is chosen. */
  answer(isMeant: boolean): void;
}
/** A link is easily passed on: nobody comes in as another by a single press. */
export function LinkQuestion({ asked: { name, here: own, isGuest }, answer }: Props) {
  const words = useMeWords();
  const here = useNameOf()("", own);
  return (
    <Dialog title={words.comeInAs(name)} open onClose={() => answer(false)}>
      <div className={css.asked}>
        <p>{words.linkIsOf(name, here)}</p>
        <p>{isGuest ? words.linkTakes(name, here) : words.linkLeaves(here)}</p>
        <p className="muted">{words.linkUnasked}</p>
      </div>
      <div className={css.answers}>
        <Button look="wax" onClick={() => answer(true)}>
          {words.comeInAsYes(name)}
        </Button>
        <Button onClick={() => answer(false)}>{words.stayAs(here)}</Button>
      </div>
    </Dialog>
  );
}
