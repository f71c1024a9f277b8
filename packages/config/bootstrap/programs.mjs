/** What the browser and database suites need beside Node: Chromium with a usual typeface, and a MariaDB server. */
import { spawnSync } from 'node:child_process';
import { find, install, installMeanwhile, isProgram } from './debian.mjs';

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debian: 'chromium',
};
/** Chromium without a window of its own: half the work for each test, but nothing to show a push in. */
const HEADLESS = {
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  debian: 'chromium-headless-shell',
};
const MARIADB = {
  name: 'a MariaDB server',
  variable: 'MARIADBD_PATH',
  commands: ['mariadbd', 'mysqld'],
  debian: 'mariadb-server',
};

/**
 * The faces that stand in until ours arrive are local ones stretched to the same measures. A Debian without any of
 * them shows another typeface meanwhile, and pages jump as no phone's would.
 */
const TYPEFACE = { debian: 'fonts-liberation', usual: /Arial|Liberation Sans|Roboto|Helvetica/ };

function installed(program) {
  install(program.debian);
  return find(program);
}

/** Where there is no fontconfig to ask, the system brings such a face itself. */
function hasTypeface() {
  const { error, stdout } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' });
  return Boolean(error) || TYPEFACE.usual.test(stdout);
}

function provideTypeface(mayInstall) {
  if (!hasTypeface() && mayInstall) install(TYPEFACE.debian);
  if (hasTypeface()) return;
  stop(
    'The browser tests need Arial, Liberation Sans, Roboto or Helvetica, and none was found.',
    `Install one (Debian: apt-get install ${TYPEFACE.debian}).`,
  );
}

/** Where a program stands, or the end of the run with what to install. */
export function provide(program, mayInstall) {
  const { name, variable, debian } = program;
  const named = process.env[variable];
  // A wrong path is to be put right: another program in its place would surprise.
  if (named && !isProgram(named)) {
    return stop(
      `${variable} is ${named}, and no program stands there.`,
      `Set it to the path of ${name}, or unset it.`,
    );
  }
  const path = named || find(program) || (mayInstall && installed(program));
  if (path) return path;
  return stop(
    `The tests need ${name}, and it was not found.`,
    `Install it (Debian: apt-get install ${debian}) or set ${variable} to its path.`,
  );
}

/** Ends the run with what is wrong and what to do about it. */
function stop(...lines) {
  for (const line of lines) console.error(line);
  return process.exit(1);
}

/** Where there is none, as beside a Chrome on a Mac, Chromium itself does, only slower. */
const headless = (mayInstall) => find(HEADLESS) ?? (mayInstall ? installed(HEADLESS) : undefined);

/** As CHROMIUM_PATH and HEADLESS_CHROMIUM_PATH. Whoever names a Chromium means it for all tests. */
export function provideChromium(mayInstall) {
  const isNamed = Boolean(process.env[CHROMIUM.variable]);
  process.env.CHROMIUM_PATH = provide(CHROMIUM, mayInstall);
  process.env.HEADLESS_CHROMIUM_PATH ??= (!isNamed && headless(mayInstall)) || process.env.CHROMIUM_PATH;
  provideTypeface(mayInstall);
}

/** Makes the programs available to the suites, MariaDB's server as MARIADBD_PATH, or ends saying what to do. */
export function providePrograms({ mayInstall }) {
  provideChromium(mayInstall);
  process.env.MARIADBD_PATH = provide(MARIADB, mayInstall);
}

/** Brings what will be missing while something else runs, all at once: one after the other each asks for the lists anew. */
export function bringPrograms() {
  const isThere = (program) => Boolean(process.env[program.variable]) || find(program) !== undefined;
  const browsers = process.env[CHROMIUM.variable] ? [] : [CHROMIUM, HEADLESS];
  const programs = [...browsers, MARIADB].filter((program) => !isThere(program));
  const typefaces = hasTypeface() ? [] : [TYPEFACE];
  return installMeanwhile([...programs, ...typefaces].map(({ debian }) => debian));
}
