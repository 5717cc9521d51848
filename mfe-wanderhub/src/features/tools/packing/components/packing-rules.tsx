export const PackingRules = () => (
  <>
    <ul>
      <li>
        What touches the skin: one for each day between two washes, and one to wear while the rest dries. A
        longer journey needs more washes, not more clothes.
      </li>
      <li>
        Climate is the mean of a month, by a weather station near the city. A mean is no limit, so ten degrees
        are allowed either way: above 25 °C counts as heat, below 10 °C as cold.
      </li>
      <li>
        A rain jacket stays at home only where every month is known and none has 20 mm. That line is our own,
        as are the counts: a starting point, yours will be better after the second trip.
      </li>
      <li>What is not known is said to be unknown, and packed for.</li>
    </ul>
    <p>What you tick and add stands in this page’s address: keep the link, and the list is as you left it.</p>
  </>
);
