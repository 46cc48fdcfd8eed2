import type { Phrases } from "../words.ts";

export const phrases: Phrases = {
  turn: (table) => `Din tur: ${table}`,
  reminder: (table, until) => `Senast ${until}: ditt drag i ${table}`,
  nudge: (table) => `De andra väntar på dig: ${table}`,
  over: (table) => `Avgjort: ${table}`,
  began: (table) => `Nu börjar det: ${table}`,
  invited: (table, by) => `${by} bjuder in dig till ${table}`,
  befriend: (_, by) => `${by} vill bli din vän`,
  round: (tournament) => `Ditt bord är dukat: ${tournament}`,
  club: (club, by) => `${by} bjuder in dig till klubben ${club}`,
  several: (count) => `${count} bord väntar på dig`,
  with: (others) => `Med ${others}.`,
  guest: "en gäst",
  until: (time) => `Du har till ${time}.`,
  alone: "Med botar.",
  answer: "Öppna sidan för att svara.",
  why: "Du får detta för att du har bett om det.",
  stop: "För att slippa fler:",
  confirm: {
    subject: "Bekräfta din adress",
    body: (link) =>
      `Öppna länken för att göra adressen till din. Den fungerar en gång, i en halvtimme.\n\n${link}\n\nHar du inte bett om den behöver du inte göra något.`,
  },
  comeIn: {
    subject: "Din länk in",
    body: (link) =>
      `Öppna länken för att komma in. Den fungerar en gång, i en halvtimme.\n\n${link}\n\nHar du inte bett om den behöver du inte göra något: ingen kommer in utan den.`,
  },
};
