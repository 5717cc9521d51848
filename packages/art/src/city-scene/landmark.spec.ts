import { cities } from '../testing/cities.js';
import { getBrief } from '../brief/brief.js';
import { mixInks } from '../inks/print.js';
import { landmarkDrawing } from '../landmarks/index.js';
import { createFrame, createScene } from '../scene.js';
import { landmark } from './landmark.js';
import { getLight } from '../light.js';

const PLACED = /^(?:<path[^>]*>)?<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\(([\d.]+)\))?/;

describe('landmark', () => {
  it.each([
    [600, 400],
    [1120, 400],
    [1600, 400],
    [180, 500],
  ])("never crops a landmark's top on %i × %i", (width, height) => {
    const tops = cities.flatMap((city) => {
      const brief = getBrief(city);
      const drawing = brief.landmark && landmarkDrawing(brief.landmark);
      if (!drawing || drawing.stand === 'span' || drawing.stand === 'sky') return [];
      const light = getLight(city.latitude, 12);
      const inks = mixInks(brief.climate, light, 'light');
      const frame = createFrame(width, height);
      const scene = createScene({ city, brief, theme: 'light', light, frame, inks, breadth: 0, spare: 0 });
      const [, , foot, scale = '1'] = PLACED.exec(landmark(scene, drawing.stand, frame.ground)) ?? [];
      return [Number(foot) - drawing.height * Number(scale)];
    });
    expect(tops.length).toBeGreaterThan(200);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
  });
});
