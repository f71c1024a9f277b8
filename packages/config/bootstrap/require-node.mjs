// Read by whatever Node is there, so the syntax stays old and nothing is imported.
const NEEDED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    'Nestwell needs Node ' + NEEDED.join('.') + ' or newer; this is ' + process.versions.node + '.',
  );
  console.error('Install a current one from https://nodejs.org and try again.');
  process.exit(1);
}
