import { guardAssignments } from './assignments';
import type { CallerOf } from './caller';
import { rememberPage, type PageState } from './page-state';

/** Everything that all on the page share: functions, sheets of no file, the place where the page stands. */
export function rememberShared(place: HTMLElement, callerOf: CallerOf): PageState {
  const reassign = guardAssignments(callerOf);
  const page = rememberPage();
  const sheets = [...document.adoptedStyleSheets];
  return {
    isBeyondRepair: page.isBeyondRepair,
    restore: () => {
      const changed = page.restore().concat(reassign());
      if (!place.isConnected) {
        document.body.append(place);
        changed.push('the place of the page');
      }
      if (document.adoptedStyleSheets.length !== sheets.length) {
        document.adoptedStyleSheets = sheets;
        changed.push('sheets of no file');
      }
      return changed;
    },
  };
}
