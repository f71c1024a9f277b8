export { Bowl } from './bowl';
export { Cups } from './cups';
export { Moon } from './moon';
export { Nest } from './nest';
export { Path } from './path';
