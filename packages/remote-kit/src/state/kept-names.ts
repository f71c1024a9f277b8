/** Names that modules kept things under before each had its own beginning; some of them the specification gives. */
const given: Readonly<Record<string, readonly string[]>> = {
  account: [
    'dailyQuote',
    'dismissedSuggestions',
    'heightUnit',
    'lastOrderId',
    'pendingSubscription',
    'selectedPlan',
  ],
  calendar: ['dismissedReminders', 'heardReminders', 'reminderSound'],
  fitness: ['nestwell.syncMessage'],
};

/** Of the shell and the kit themselves. */
const own = /^(?:userId|theme|(?:drafts|shell|watch)\..+)$/;

/** Settings of the device and facts about its releases, which say nothing of a member: they outlast her. */
const ofDevice = /^(?:theme|shell\.(?:places|faces|keys|endSession)|install\..+|watch\..+)$/;

/** Whether something of this name stays when a member's session ends. */
export const staysWithDevice = (name: string): boolean => ofDevice.test(name);

/** What a module's name for something is in the browser's storage: `sleep.goal`. */
export const nameOf = (area: string, key: string): string =>
  given[area]?.includes(key) ? key : `${area}.${key}`;

export const isOf = (area: string, name: string): boolean =>
  name.startsWith(`${area}.`) || (given[area]?.includes(name) ?? false);

/** Whether something of this name may stand in the storage, with these modules on the site. */
export const isExpected = (name: string, areas: readonly string[]): boolean =>
  own.test(name) || [...areas, ...Object.keys(given)].some((area) => isOf(area, name));
