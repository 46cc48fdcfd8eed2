// For developers, never part of the product: run vite and open /src/maps/gallery.html?map=wallenstein&theme=dark&zoom=2&x=.5&y=.5&marks
import "../style/base.css";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { Sprite } from "../kit/marks.tsx";

const GALLERIES = import.meta.glob<ComponentType<{ readonly query: URLSearchParams }>>("./*/gallery.tsx", {
  eager: true,
  import: "Gallery",
});
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
const Shown = GALLERIES[`./${query.get("map")}/gallery.tsx`] ?? Object.values(GALLERIES)[0];
const root = document.getElementById("root");
if (root === null || Shown === undefined) throw new Error("there is nothing to show");
createRoot(root).render(
  <>
    <Sprite />
    <Shown query={query} />
  </>,
);
