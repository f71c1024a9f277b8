import { environments, type Environment } from '@nestwell/contracts/delivery';

export { environments, type Environment };

export const isEnvironment = (name: string): name is Environment =>
  (environments as readonly string[]).includes(name);
