import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { apiCallsId } from './api-calls-id.ts';
import { type ApiCallsProps, WrittenApiCalls } from './WrittenApiCalls.tsx';

/** All that the page about the API says, which browsers keep as it is served. Renders a `div`. */
export const ApiCalls: ComponentType<ApiCallsProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenApiCalls : () => <KeptAsServed id={apiCallsId} />;
