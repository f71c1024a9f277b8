import { areaNames, isEverybodys, isReadOf, type DataKind } from '@nestwell/contracts/kernel';
import { natives } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';

/** What everybody changes is asked for at most so often, and not by all browsers in the same moment. */
const APART = 3000;
const SPREAD = 800;

export interface Follow {
  tell: (areas: readonly DataKind[]) => void;
  /** All that any news could be about. */
  all: () => void;
}

/** Asks anew for what is on the screen, and marks the rest as old. */
export function applyNews(client: QueryClient, userId: () => string | undefined): Follow {
  const everybodys = new Set<DataKind>();
  let isWaiting = false;
  let lastAsked = -Infinity;

  const ask = (areas: readonly DataKind[]) => {
    const id = userId();
    if (id === undefined) return;
    void client.invalidateQueries({
      predicate: ({ queryKey, meta }) =>
        meta?.steady !== true && areas.some((area) => isReadOf(area, id, queryKey)),
    });
  };
  const askForEverybodys = () => {
    isWaiting = false;
    lastAsked = Date.now();
    ask([...everybodys]);
    everybodys.clear();
  };
  return {
    tell: (areas) => {
      ask(areas.filter((area) => !isEverybodys(area)));
      for (const area of areas) if (isEverybodys(area)) everybodys.add(area);
      if (everybodys.size === 0 || isWaiting) return;
      isWaiting = true;
      const apart = Math.max(0, lastAsked + APART - Date.now());
      natives.after(apart + Math.random() * SPREAD, askForEverybodys);
    },
    all: () => ask(areaNames),
  };
}
