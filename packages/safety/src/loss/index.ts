export { bereavement, type Bereavement } from './bereavement';
export { bodyAfterLoss } from './body';
export { milkAfterLoss } from './milk';
