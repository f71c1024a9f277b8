import { readAs } from '@nestwell/domain/reading';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A machine that runs everything at once is slow to find a role in a long page; what is missing still fails.
configure({ asyncUtilTimeout: 5000 });

// Days are read in tests as they are written there, whatever the locale of the machine.
beforeEach(() => readAs({ dateOrder: 'day-first', clockFace: 'auto' }));
