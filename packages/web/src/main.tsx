import "./style/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followErrors } from "./link/errors.ts";
import { followSettings } from "./settings.ts";
import { PageBoundary } from "./shell/boundary.tsx";

followSettings();
followErrors();
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <PageBoundary>
      <App />
    </PageBoundary>
  </StrictMode>,
);
