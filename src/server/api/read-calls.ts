import { Hono } from 'hono';
import type { Settings } from '../env.ts';
import { methodNotAllowed, problem } from '../middleware/problem.ts';
import type { ServerEnv } from './api-types.ts';
import { askedByPages } from './asked-by-pages.ts';
import { publicSettings } from './public-settings.ts';

/** The calls that tell of the server itself: its environment, and the settings that anybody may see. */
export function readCalls(settings: Settings): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>();
  const visible = publicSettings(settings);

  api.get('/environment', askedByPages, (c) => c.json(settings.environment.toLowerCase()));

  api.get('/config/config/:setting', (c) => {
    const setting = c.req.param('setting');
    const value = visible.get(setting);
    return value === undefined ? problem(404, 'setting.unknown') : c.json({ setting, value });
  });

  for (const path of ['/environment', '/config/config/:setting']) {
    api.all(path, () => methodNotAllowed('GET, HEAD'));
  }
  return api;
}
