export const PackingRules = () => (
  <>
    <ul>
      <li>
        Underwear, shirts and socks: one per day between washes, plus one to wear while the rest dries. A
        longer trip needs more washes, not more clothes.
      </li>
      <li>
        The climate is the monthly average at a weather station near the city. We allow ten degrees either
        way: above 25 °C counts as heat, below 10 °C as cold.
      </li>
      <li>
        We leave out the rain jacket only if every month has less than 20 mm of rain. That limit and the
        counts are our own. Use them as a starting point.
      </li>
      <li>Where we lack data, we say so and pack for it.</li>
    </ul>
    <p>Your checklist is part of this page’s address: keep the link to come back to it.</p>
  </>
);
