// Chooses light or dark and the size of text before anything is drawn, so that the page neither flashes nor jumps, and asks for the words of the page's language. Kept
// apart from the bundle because it must not wait for it.
(() => {
  let theme = "auto";
  let text = "usual";
  let language = "";
  try {
    const kept = JSON.parse(localStorage.getItem("stormakt.settings") ?? "{}");
    theme = kept.state?.theme ?? "auto";
    text = kept.state?.text ?? text;
    language = kept.state?.language ?? "";
  } catch {
    // Storage may be closed to us; the defaults will do.
  }
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.text = text;
  const wordsIn = (code) => document.querySelector(`meta[name="words-${CSS.escape(code)}"]`)?.content;
  const asked = [language, ...navigator.languages.map((one) => one.toLowerCase().split("-")[0]), "en"];
  const spoken = asked.find((code) => code !== "" && wordsIn(code)) ?? "en";
  document.documentElement.lang = spoken;
  const words = wordsIn(spoken);
  if (words !== undefined) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: words }));
})();
