import { remoteConfig } from '@nestwell/build';

export default remoteConfig(import.meta.url);
