import { ConsoleLogger, Logger } from '@nestjs/common';

// An application without a log silences Nest's logger for good, and test files share it.
Logger.overrideLogger(new ConsoleLogger());
Logger.overrideLogger(['verbose', 'debug', 'log', 'warn', 'error', 'fatal']);
