import { readAs } from '@nestwell/domain/reading';
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

// A machine that runs everything at once is slow to find a role in a long page; what is missing still fails.
configure({ asyncUtilTimeout: 5000 });

type ElementError = ReturnType<typeof getConfig>['getElementError'];

/** Where the library's own way lies: the library is kept for all files, and what is configured with it. */
const OWN = Symbol.for('nestwell.element-error');
const configured = getConfig().getElementError;
const getElementError = (Reflect.get(configured, OWN) ?? configured) as ElementError;
// What is looked for until it is there need not have the whole page in words at each try: at the last one it has.
const inFewWords: ElementError = (message, container) =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
configure({ getElementError: Object.assign(inFewWords, { [OWN]: getElementError }) });

// Days are read in tests as they are written there, whatever the locale of the machine.
beforeEach(() => readAs({ dateOrder: 'day-first', clockFace: 'auto' }));
