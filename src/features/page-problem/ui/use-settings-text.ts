import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type BrowserSettings, readBrowserSettings } from './browser-settings.ts';

/**
 * The text about the browser that stands in the form by itself, a line for each setting. Empty until a script can look: what the server
 * wrote into a field of several lines React would write into it again, over what somebody has typed before it came.
 */
export function useSettingsText(): string {
  const { t } = useLingui();
  const [settings, setSettings] = useState<BrowserSettings>();
  useEffect(() => setSettings(readBrowserSettings()), []);
  if (settings === undefined) return '';
  const { agent, width, height, ratio, textSize } = settings;
  const lines = [
    t({ message: `Browser: ${agent}`, comment: 'agent is what a browser calls itself: Mozilla/5.0 …' }),
    t({
      message: `Window: ${width} by ${height} pixels, pixel ratio ${ratio}`,
      comment: 'width, height and ratio are numbers; the ratio grows with the zoom of the browser',
    }),
    t({ message: `Text size: ${textSize} pixels`, comment: 'textSize is a number, usually 16' }),
    settings.isDark
      ? t({ message: 'Colors: dark', comment: 'How the page is shown, in a list of settings' })
      : t({ message: 'Colors: light', comment: 'How the page is shown, in a list of settings' }),
    settings.hasForcedColors
      ? t({ message: 'Colors of the system in place of ours', comment: 'In a list of settings' })
      : '',
    settings.wantsContrast ? t({ message: 'More contrast asked for', comment: 'In a list of settings' }) : '',
    settings.wantsLessMotion ? t({ message: 'Less motion asked for', comment: 'In a list of settings' }) : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}
