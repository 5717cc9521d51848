import { getCity, computeScore } from '@wanderwork/quest-engine';
import { getModeInfo } from '../../../../shared/modes';
import { type Game } from '../play-state';
import { getRoute, getRoutePath } from '../map/route';
import { landPath, places, world } from '../map/world.data';

const WIDTH = 1200;
const HEIGHT = 630;
const FOOTER_HEIGHT = 150;

/** The colors of the page's theme. */
const readInks = () => {
  const style = getComputedStyle(document.documentElement);
  const ink = (name: string) => style.getPropertyValue(name).trim();
  return {
    sea: ink('--sea'),
    land: ink('--land'),
    sheet: ink('--sheet'),
    ink: ink('--ink'),
    red: ink('--red'),
  };
};

type Inks = ReturnType<typeof readInks>;

const drawMap = (canvas: CanvasRenderingContext2D, game: Game, { sea, land, red, sheet }: Inks): void => {
  const scale = WIDTH / world.width;
  const route = getRoute(game.state.home, game.chapters);
  canvas.fillStyle = sea;
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  canvas.save();
  // The footer covers the southern edge.
  canvas.scale(scale, scale);
  canvas.fillStyle = land;
  canvas.fill(new Path2D(landPath));
  canvas.strokeStyle = red;
  canvas.lineWidth = 2.2;
  canvas.stroke(new Path2D(getRoutePath(route)));
  for (const city of route) {
    const [x, y] = places[city]!;
    for (const [radius, fill] of [
      [5, sheet],
      [3.6, red],
    ] as const) {
      canvas.beginPath();
      canvas.arc(x, y, radius, 0, 2 * Math.PI);
      canvas.fillStyle = fill;
      canvas.fill();
    }
  }
  canvas.restore();
};

const drawText = (
  canvas: CanvasRenderingContext2D,
  { run, state }: Game,
  title: string,
  colours: Inks,
): void => {
  const { name } = getModeInfo(run.plan.mode);
  canvas.fillStyle = colours.sheet;
  canvas.fillRect(0, HEIGHT - FOOTER_HEIGHT, WIDTH, FOOTER_HEIGHT);
  canvas.fillStyle = colours.ink;
  canvas.font = '400 52px "Newsreader Display", Georgia, serif';
  canvas.fillText(title, 48, HEIGHT - FOOTER_HEIGHT + 66, 700);
  canvas.font = '400 26px "Instrument Sans", Arial, sans-serif';
  const from = getCity(state.home).name;
  canvas.fillText(`WanderQuest ${name}, from ${from}`, 48, HEIGHT - FOOTER_HEIGHT + 112, 700);
  canvas.textAlign = 'right';
  canvas.font = '400 52px "Newsreader Display", Georgia, serif';
  canvas.fillText(computeScore(state).toLocaleString('en'), WIDTH - 48, HEIGHT - FOOTER_HEIGHT + 66);
  canvas.font = '400 26px "Instrument Sans", Arial, sans-serif';
  canvas.fillText(
    `points, ${state.kilometres.toLocaleString('en')} km`,
    WIDTH - 48,
    HEIGHT - FOOTER_HEIGHT + 112,
  );
};

/** Draws the route as a picture on this device; null when the browser cannot. */
export const drawRouteCard = (game: Game, title: string): Promise<Blob | null> => {
  const element = document.createElement('canvas');
  element.width = WIDTH;
  element.height = HEIGHT;
  const canvas = element.getContext('2d');
  if (!canvas) return Promise.resolve(null);
  const colours = readInks();
  drawMap(canvas, game, colours);
  drawText(canvas, game, title, colours);
  return new Promise((resolve) => element.toBlob(resolve, 'image/png'));
};
