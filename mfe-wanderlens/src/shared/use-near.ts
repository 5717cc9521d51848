import { useEffect, useRef, useState } from 'react';

/** About a screen ahead. */
const AHEAD = '800px 0px';

/** Whether an element has come near what is seen; once it has, it stays so. For what need not be fetched before. */
export const useNear = <T extends Element>() => {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = ref;
    if (near || !current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [near]);
  return { ref, near };
};
