import { createContext } from 'react-router';
import type { AlertsPort } from '#features/alerts/model/alerts.ts';
import type { ApiGuidePort } from '#features/api-guide/model/ports.ts';
import type { JobsPort } from '#features/careers/model/ports.ts';
import type { DiagnosticsPort } from '#features/diagnostics/model/ports.ts';
import type { EventsPort } from '#features/events/model/events.ts';
import type { FilingsPort } from '#features/filings/model/filings.ts';
import type { InventoryPort } from '#features/inventory/model/ports.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { LocationsPort } from '#features/locations/model/ports.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import type { QuotePort } from '#features/quotes/model/quote.ts';
import type { SearchPort } from '#features/search/model/ports.ts';
import type { SiteStatusPort } from '#features/site-status/model/ports.ts';
import type { FormsPort } from '#features/submissions/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import type { Origins } from '#site/origins.ts';

/** What the server knows about a request and hands to loaders. Prerendered pages are rendered without it. */
export interface RequestContext {
  /** Allows this response's own inline scripts and styles, 128 random bits in base64. */
  nonce: string;
  language: Language;
  origins: Origins;
  /** `development`, `azuredev`, `qa` or `production`. */
  environment: string;
  ports: {
    forms: FormsPort;
    news: NewsPort;
    quotes: QuotePort;
    locations: LocationsPort;
    jobs: JobsPort;
    prices: PricesPort;
    inventory: InventoryPort;
    events: EventsPort;
    filings: FilingsPort;
    alerts: AlertsPort;
    search: SearchPort;
    diagnostics: DiagnosticsPort;
    status: SiteStatusPort;
    api: ApiGuidePort;
  };
}

/**
 * The key under which loaders find the request's context. It is exported by `entry.server.tsx` as well: the server
 * runs outside the bundle, and a key of its own would be another key.
 */
export const requestContext = createContext<RequestContext | null>(null);
