/**
 * An inline script, kept as text: it loads each picture whose address waits in `data-src` 200 px before it is seen
 * (docs/specification.md#images-1), whereas a browser's own lazy loading begins a screen or two earlier. It runs before
 * any file has arrived; `watchPicture` is for pictures that React adds later. Before printing it loads all pictures.
 * `scrollMargin`: the row of a carousel is a window of its own; it is added to the other, so it counts sideways only.
 */
export const pictureScript = `(()=>{
const load=(picture)=>{
const{src,srcset}=picture.dataset;
if(!src)return;
delete picture.dataset.src;
if(srcset)picture.srcset=srcset;
picture.src=src};
const near=self.IntersectionObserver&&new IntersectionObserver((seen)=>{
for(const{isIntersecting,target}of seen)if(isIntersecting){near.unobserve(target);load(target)}
},{rootMargin:'200px',scrollMargin:'0px 200px'});
const all=()=>document.querySelectorAll('img[data-src]');
self.watchPicture=(picture)=>near?near.observe(picture):load(picture);
all().forEach(watchPicture);
addEventListener('beforeprint',()=>all().forEach((picture)=>{picture.loading='eager';load(picture)}))
})()`;

/** Without scripts pictures come from the `noscript` element beside them. */
export const withoutScripts =
  '<noscript><style>img[data-src]{display:none}noscript{display:contents}</style></noscript>';
