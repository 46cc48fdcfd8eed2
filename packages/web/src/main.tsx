import "./style/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followErrors } from "./link/errors.ts";
import { followSettings, useSettings } from "./settings.ts";
import { PageBoundary } from "./shell/boundary.tsx";
import { fetchShell } from "./words/spoken.ts";

followSettings();
followErrors();
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
// The words of the page's language come before the page does; where they do not come, English will do.
await fetchShell(useSettings.getState().language).catch(() => fetchShell("en"));
createRoot(root).render(
  <StrictMode>
    <PageBoundary>
      <App />
    </PageBoundary>
  </StrictMode>,
);
