import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One line of the transcript: what the film says in its captions, or what its picture shows. */
export interface FilmLine {
  kind: 'text' | 'picture';
  words: MessageDescriptor;
}

/**
 * The film in words, in the order in which it passes. The same texts stand in `film/content/film.json`, from which captions and
 * descriptions are written; a browser needs them as messages, and a message must be written out where it is used. The
 * test beside this file keeps the two equal.
 */
export const filmScript: readonly FilmLine[] = [
  {
    kind: 'picture',
    words: msg({
      message:
        'Contour lines of a mountain range draw themselves on a dark ground. The highest line is copper.',
      context: 'film',
    }),
  },
  { kind: 'text', words: msg({ message: '[soft mallet notes over a low hum]', context: 'film' }) },
  {
    kind: 'picture',
    words: msg({
      message:
        'An old car rolls onto a dark platform. A crane sets a bundle of copper pipes down beside a washing machine and two refrigerators.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'Cars, refrigerators and pipes reach the end of their first life.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'To us they are raw material: the metal in them is as good as ever.',
      context: 'film',
    }),
  },
  {
    kind: 'picture',
    words: msg({
      message:
        'A truck full of scrap drives onto a scale. The deck sinks a little, and the needle of a large dial comes to rest.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'Everything is weighed, so the seller is paid for what is there.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'Weight with the load, less weight without it: that is the metal.',
      context: 'film',
    }),
  },
  {
    kind: 'picture',
    words: msg({
      message:
        'Mixed pieces ride on a belt below a copper-colored magnet. Gray pieces rise to it and fall into a bin at the back; copper pieces stay on the belt.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'Steel is magnetic. A magnet above the belt lifts it from the mix.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({ message: 'Copper and aluminum are not, so they travel on.', context: 'film' }),
  },
  {
    kind: 'picture',
    words: msg({
      message:
        'The car slides into a tall machine whose open side shows a turning wheel of hammers. Small copper-colored pieces leave on the other side.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'Inside the shredder, heavy hammers take a car apart in seconds.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({ message: 'The pieces that come out are about the size of a fist.', context: 'film' }),
  },
  {
    kind: 'picture',
    words: msg({
      message:
        'Three belts leave one machine. On them, gray, copper and pale pieces fall into three bins, which slowly fill.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({ message: 'Magnets, air and sensors make three streams from one.', context: 'film' }),
  },
  {
    kind: 'text',
    words: msg({ message: 'Aluminum, copper and steel each fall into a bin of their own.', context: 'film' }),
  },
  {
    kind: 'picture',
    words: msg({
      message:
        'Three electrodes sink into a round furnace. Its door begins to glow, and a bright stream runs into a ladle.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'In the furnace, an electric arc melts the steel above 3,000 °F.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({ message: 'It is poured into a ladle and tested before it is cast.', context: 'film' }),
  },
  {
    kind: 'picture',
    words: msg({
      message:
        'A glowing bar passes between three pairs of rolls and grows thinner each time. Finished bars lie beside it, tied in a bundle.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'Rolls make the glowing billet longer and thinner, until it is rebar.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'The bars cool, are tied in bundles and leave for a building site.',
      context: 'film',
    }),
  },
  {
    kind: 'picture',
    words: msg({
      message:
        'A cyclist crosses an arched bridge over a river lined with larches. The platform sinks away, and a copper sun rises behind the mountains.',
      context: 'film',
    }),
  },
  {
    kind: 'text',
    words: msg({
      message: 'Old things come back as new ones: a bridge, a railing, a bicycle.',
      context: 'film',
    }),
  },
  { kind: 'text', words: msg({ message: 'Metal can make this journey again and again.', context: 'film' }) },
  { kind: 'text', words: msg({ message: '[the notes fade away]', context: 'film' }) },
];
