import { formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/buy-content.po';
import catalogue from '../content/products.json';
import { schema as catalogueSchema } from '../content/products.schema.ts';

/** As a fraction of whole numbers: 0.75 in times 25.4 is a little below 19.05 in binary, and would be rounded down. */
const millimetersInTenInches = 254;
/** Kilograms per meter in a pound per foot. */
const kilogramsPerMeter = 1.488164;

/** The catalogue for buyers, in this build's language, with the metric values of each bar worked out. */
export function readProducts() {
  const { sizes, ...page } = translateContent(catalogueSchema, catalogue, 'products', messages);
  return {
    ...page,
    sizes: {
      ...sizes,
      bars: sizes.bars.map(({ size, metric, inches, pounds }) => ({
        size: `#${size}`,
        metric: formatFigure(metric),
        inches: formatFigure(inches, 3),
        millimeters: formatFigure((inches * millimetersInTenInches) / 10, 1),
        pounds: formatFigure(pounds, 3),
        kilograms: formatFigure(pounds * kilogramsPerMeter, 3),
        /** For the drawing. */
        diameter: inches,
      })),
    },
  };
}
