// For developers, never part of the product: run vite and open /src/maps/gallery.html?map=wallenstein&theme=dark&zoom=2&x=.5&y=.5&marks
import "../style/base.css";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { Sprite } from "../kit/marks.tsx";
import { MareBalticumGallery } from "./mare-balticum/gallery.tsx";
import { SveaRikeGallery } from "./svea-rike/gallery.tsx";
import { WallensteinGallery } from "./wallenstein/gallery.tsx";

const GALLERIES: Readonly<Record<string, ComponentType<{ readonly query: URLSearchParams }>>> = {
  wallenstein: WallensteinGallery,
  "svea-rike": SveaRikeGallery,
  "mare-balticum": MareBalticumGallery,
};
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
const Shown = GALLERIES[query.get("map") ?? "wallenstein"];
const root = document.getElementById("root");
if (root === null || Shown === undefined) throw new Error("there is nothing to show");
createRoot(root).render(
  <>
    <Sprite />
    <Shown query={query} />
  </>,
);
