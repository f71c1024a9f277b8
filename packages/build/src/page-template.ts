import { documentStart, rootElementId, type pageDataIds } from '@nestwell/contracts/delivery';
import { themeScript } from './theme-text';

// Fast Refresh across separate builds: whichever React comes first must find a hook to report its renderers to.
const REFRESH_HOOK = `(() => {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map();
  let count = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) { renderers.set(++count, renderer); return count; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };
})();`;

interface PageOptions {
  title: string;
  /** JSON elements by their id. */
  data?: Partial<Record<(typeof pageDataIds)[keyof typeof pageDataIds], unknown>>;
  development?: boolean;
}

/** A page for builds that no server of ours delivers: development and previews. */
export function pageTemplate({ title, data = {}, development = false }: PageOptions): string {
  const elements = Object.entries(data).map(
    ([id, value]) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  );
  return [
    ...documentStart(title),
    `<script>${themeScript()}</script>`,
    ...(development ? [`<script>${REFRESH_HOOK}</script>`] : []),
    ...elements,
    '</head>',
    `<body><div id="${rootElementId}"></div></body>`,
    '</html>',
  ].join('\n');
}
