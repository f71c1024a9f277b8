import { APP } from './places.mjs';

/** What the parts of a module may know of each other, and of the shell. */
export const moduleRules = [
  {
    name: 'no-sibling-feature',
    comment: 'What two features share moves up to the lib of their app, or to a package.',
    from: { path: `^(${APP})/src/features/([^/]+)/` },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'lib-knows-no-feature',
    comment: 'A lib is what others stand on: it knows neither features nor what puts them together.',
    from: { path: `^(${APP})/src/lib/` },
    to: { path: '^$1/src/(features|pages|widgets)/' },
  },
  {
    name: 'feature-knows-no-page',
    comment: 'Pages and widgets put features together; a feature does not know where it stands.',
    from: { path: `^(${APP})/src/features/` },
    to: { path: '^$1/src/(pages|widgets)/' },
  },
  {
    name: 'host-in-the-shell-only',
    comment: 'The host part of remote-kit is what the shell lends to modules; a module has no host to make.',
    from: { path: '^mfe-' },
    to: { path: '^packages/remote-kit/src/host(/|$)' },
  },
];
