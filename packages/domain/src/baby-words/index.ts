export { speaksOfBaby } from './speaks-of-baby';
