/**
 * What the HTML carries as `<script type="application/json" id="…">`, with every `<` escaped.
 * `registry`: Registry. `config`: PublicConfig. `answers`: SeededAnswer[]. `overlay`: Overlay, in a preview only.
 * `kept`: `true` in the document that opens without a network.
 */
export const pageDataIds = {
  registry: 'nestwell-registry',
  config: 'nestwell-config',
  answers: 'nestwell-answers',
  overlay: 'nestwell-overlay',
  kept: 'nestwell-kept',
} as const;

/** The element React renders into. */
export const rootElementId = 'root';

/** A read's answer that travelled with the page; `key` is the endpoint's cache key. */
export interface SeededAnswer {
  key: string[];
  /**
   * The IANA zone its "today" follows, the one remembered of her: elsewhere in the world it is another day's. Null where
   * nobody is signed in, and it is the same everywhere.
   */
  zone: string | null;
  data: unknown;
}

/** What this browser alone sees: asked for with `/?with=nutrition@pr-42`, left with `/?with=`. */
export interface Overlay {
  /** Remotes that stand in for the current ones; the registry of the page has them already. */
  shown: { id: string; name: string; version: string }[];
  /** What was asked for and is not released. */
  missing: { id: string; name: string }[];
  /** Builds served by the developer's own machine; the shell reads their `remote.json` itself. */
  local: { id: string; origin: string }[];
}
