export { type Recipient, type RecipientId, recipients } from './recipients';
