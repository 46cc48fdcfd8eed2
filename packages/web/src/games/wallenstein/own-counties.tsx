import { COUNTIES } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { lights } from "../../kit/light.ts";
import { Sheet } from "../../kit/paper.tsx";
import { CardChip } from "./county-chip.tsx";
import type { Props } from "./offers.ts";
import css from "./own-counties.module.css";
import { boardWords } from "./words.ts";

/** What the seat rules, while there is no plan to look at: during the draft and in winter. */
export const OwnCounties = memo(
  function OwnCounties({ props }: { readonly props: Props }) {
    const w = boardWords(props.language);
    const { table } = props.view;
    const { seat } = props;
    const own = COUNTIES.flatMap((_, county) => (seat !== null && table.owner[county] === seat ? [county] : []));
    return (
      <Sheet className={css.own} aria-label={w.ownCounties.title}>
        <h2>{w.ownCounties.title}</h2>
        {own.length === 0 ? (
          <p className="muted small">{w.ownCounties.none}</p>
        ) : (
          <ul>
            {own.map((county) => (
              <li key={county} {...lights({ thing: "county", id: county })}>
                <CardChip card={county} props={props} seat={seat ?? 0} />
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    );
  },
  (one, other) => one.props.view === other.props.view && one.props.seat === other.props.seat && one.props.language === other.props.language,
);
