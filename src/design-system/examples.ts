import { examples as address } from './address/Address.examples.tsx';
import { examples as art } from './art/art.examples.tsx';
import { examples as banner } from './banner/Banner.examples.tsx';
import { examples as breadcrumbs } from './breadcrumbs/Breadcrumbs.examples.tsx';
import { examples as button } from './button/Button.examples.tsx';
import { examples as callout } from './callout/Callout.examples.tsx';
import { examples as carApart } from './car-apart/CarApart.examples.tsx';
import { examples as card } from './card/Card.examples.tsx';
import { examples as carousel } from './carousel/Carousel.examples.tsx';
import { examples as chart } from './chart/chart.examples.tsx';
import { examples as codeBlock } from './code-block/CodeBlock.examples.tsx';
import { examples as contents } from './contents/Contents.examples.tsx';
import { examples as contours } from './contours/Contours.examples.tsx';
import { examples as copy } from './copy/CopyButton.examples.tsx';
import { examples as dataTable } from './data-table/DataTable.examples.tsx';
import { examples as definitionList } from './definition-list/DefinitionList.examples.tsx';
import { examples as dialog } from './dialog/Dialog.examples.tsx';
import { examples as disclosure } from './disclosure/Disclosure.examples.tsx';
import { examples as documentLink } from './document-link/DocumentLink.examples.tsx';
import { examples as errorSummary } from './error-summary/ErrorSummary.examples.tsx';
import type { Example } from './example.ts';
import { examples as factStrip } from './fact-strip/FactStrip.examples.tsx';
import { examples as facts } from './facts/Facts.examples.tsx';
import { examples as field } from './field/field.examples.tsx';
import { examples as figure } from './figure/Figure.examples.tsx';
import { examples as fold } from './fold/Fold.examples.tsx';
import { examples as icon } from './icon/Icon.examples.tsx';
import { examples as layout } from './layout/layout.examples.tsx';
import { examples as link } from './link/Link.examples.tsx';
import { examples as list } from './list/PlainList.examples.tsx';
import { examples as logo } from './logo/Brand.examples.tsx';
import { examples as movableMap } from './movable-map/MovableMap.examples.tsx';
import { examples as paging } from './paging/Paging.examples.tsx';
import { examples as panel } from './panel/Panel.examples.tsx';
import { examples as picture } from './picture/RenderedPicture.examples.tsx';
import { examples as pinMap } from './pin-map/PinMap.examples.tsx';
import { examples as print } from './print/PrintButton.examples.tsx';
import { examples as queryForm } from './query-form/QueryForm.examples.tsx';
import { examples as relatedLinks } from './related-links/RelatedLinks.examples.tsx';
import { examples as richText } from './rich-text/RichText.examples.tsx';
import { examples as sideSection } from './side-section/SideSection.examples.tsx';
import { examples as skipLink } from './skip-link/SkipLink.examples.tsx';
import { examples as status } from './status/StatusRegion.examples.tsx';
import { examples as steps } from './steps/Steps.examples.tsx';
import { examples as tile } from './tile/Tile.examples.tsx';
import { examples as timeline } from './timeline/Timeline.examples.tsx';
import { examples as verdict } from './verdict/Verdict.examples.tsx';

/** Every component's states, by folder: the preview page shows them, tests and axe walk them. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  layout,
  disclosure,
  breadcrumbs,
  'skip-link': skipLink,
  link,
  logo,
  icon,
  button,
  tile,
  card,
  paging,
  panel,
  picture,
  carousel,
  field,
  'query-form': queryForm,
  'error-summary': errorSummary,
  status,
  banner,
  'data-table': dataTable,
  dialog,
  'side-section': sideSection,
  'rich-text': richText,
  contents,
  list,
  steps,
  timeline,
  'fact-strip': factStrip,
  facts,
  fold,
  figure,
  address,
  chart,
  'car-apart': carApart,
  'definition-list': definitionList,
  callout,
  verdict,
  'document-link': documentLink,
  'related-links': relatedLinks,
  print,
  copy,
  'code-block': codeBlock,
  'pin-map': pinMap,
  'movable-map': movableMap,
  contours,
  art,
};
