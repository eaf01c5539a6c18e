import { caseStudy } from '../../assets/scenes/case-study.ts';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';

/** The story at a glance: one thin line in, one thick line out. */
export function CaseStudyPicture() {
  return (
    <div className="-mx-3 self-center sm:mx-auto sm:w-full sm:max-w-[42rem] lg:col-span-6 lg:w-auto lg:mx-0 xl:-mr-[3.3%] lg:max-w-none print:hidden">
      <ScenePicture
        scene={caseStudy}
        sizes="(min-width: 64rem) 54vw, 100vw"
        alt="A clinic cut open: a thin, dim line runs past stacks of paper into a network closet, and a thick, bright one leaves it past a busy front desk."
        className="h-auto w-full"
        isEarly
      />
    </div>
  );
}
