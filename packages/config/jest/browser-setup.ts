import { readAs } from '@nestwell/domain/reading';
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

// A machine that runs everything at once is slow to find a role in a long page; what is missing still fails.
configure({ asyncUtilTimeout: 5000 });

const { getElementError } = getConfig();
// What is looked for until it is there need not have the whole page in words at each try: at the last one it has.
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// Days are read in tests as they are written there, whatever the locale of the machine.
beforeEach(() => readAs({ dateOrder: 'day-first', clockFace: 'auto' }));
