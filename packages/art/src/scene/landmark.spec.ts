import { cities } from '../testing/cities.js';
import { briefOf } from '../brief/brief.js';
import { inksOf } from '../inks/print.js';
import { landmarkDrawing } from '../landmarks/index.js';
import { frameOf } from './frame.js';
import { landmark } from './landmark.js';
import { lightAt } from './light.js';
import { sceneOf } from './scene.js';

const PLACED = /^(?:<path[^>]*>)?<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\(([\d.]+)\))?/;

describe('landmark', () => {
  it.each([
    [600, 400],
    [1120, 400],
    [1600, 400],
    [180, 500],
  ])("never crops a landmark's top on %i × %i", (width, height) => {
    const tops = cities.flatMap((city) => {
      const brief = briefOf(city);
      const drawing = brief.landmark && landmarkDrawing(brief.landmark);
      if (!drawing || drawing.stand === 'span' || drawing.stand === 'sky') return [];
      const light = lightAt(city.latitude, 12);
      const inks = inksOf(brief.climate, light, 'light');
      const frame = frameOf(width, height);
      const scene = sceneOf({ city, brief, theme: 'light', light, frame, inks, breadth: 0, spare: 0 });
      const [, , foot, scale = '1'] = PLACED.exec(landmark(scene, drawing.stand, frame.ground)) ?? [];
      return [Number(foot) - drawing.height * Number(scale)];
    });
    expect(tops.length).toBeGreaterThan(200);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
  });
});
