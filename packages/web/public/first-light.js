// Chooses light or dark before anything is drawn, so that the page does not flash. Kept apart from the bundle because it must not wait for it.
(() => {
  let theme = "auto";
  let language = "";
  try {
    const kept = JSON.parse(localStorage.getItem("stormakt.settings") ?? "{}");
    theme = kept.state?.theme ?? "auto";
    language = kept.state?.language ?? "";
  } catch {
    // Storage may be closed to us; the defaults will do.
  }
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.lang = language || (navigator.language.startsWith("sv") ? "sv" : "en");
})();
