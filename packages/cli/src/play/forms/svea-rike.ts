import { FIEFS } from "@stormakt/svea-rike/catalog";
import { SAID } from "../../tables/svea-rike.ts";
import { meant } from "../question.ts";
import type { Form } from "./form.ts";

/** "Uppland 12": the fief, and the gold asked for it. Either may be left out. */
const offerFief: Form = {
  usage: (language) => SAID[language].usage,
  show: () => [],
  begins: (text, seen) => /\d$/.test(text.trim()) && !/^\d+$/.test(text.trim()) && offerFief.spell(text, {}, seen) !== null,
  words: ({ speaker }) => FIEFS.map((_, id) => speaker.name({ thing: "fief", id })),
  spell(text, draft, { speaker }) {
    const [, name = "", gold] = /^(.*?)\s*(\d+)?$/u.exec(text.trim()) ?? [];
    const fief = name === "" ? null : meant(name, [...FIEFS.keys()], (id) => speaker.name({ thing: "fief", id }));
    if ((name !== "" && fief === null) || (name === "" && gold === undefined)) return null;
    return { ...draft, ...(fief === null ? {} : { fief }), ...(gold === undefined ? {} : { gold: Number(gold) }) };
  },
};

export const forms: Readonly<Record<string, Form>> = { offerFief };
