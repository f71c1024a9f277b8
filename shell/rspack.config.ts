import { shellConfig } from '@nestwell/build';

export default shellConfig(import.meta.url);
